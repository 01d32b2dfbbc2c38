import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from "react";

export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  /** Path within the application. */
  to: string;
};

const LinkContext = createContext<ComponentType<LinkProps>>(({ to, ...native }) => (
  <a {...native} href={to} />
));

export interface LinkProviderProps {
  /** Renders a link to a path of the application, as its router does. Default without a provider: a plain `a`. */
  link: ComponentType<LinkProps>;
  /** The application, or a part of it. */
  children: ReactNode;
}

/** Sets how every component inside renders its links. */
export function LinkProvider({ link, children }: LinkProviderProps) {
  return <LinkContext value={link}>{children}</LinkContext>;
}

/** A link within the application. */
export function Link(props: LinkProps) {
  const Target = useContext(LinkContext);
  return <Target {...props} />;
}
