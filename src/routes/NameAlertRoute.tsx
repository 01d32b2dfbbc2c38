import { useSearchParams } from "react-router";
import {
  InvalidNameAlertLink,
  NameAlertLink,
  readNameAlertQuery,
} from "../features/search/NameAlertLink.tsx";
import { usePageTitle } from "../shop/usePageTitle.ts";
import { Card, Heading, Page } from "../ui/index.ts";

/** /alerte, the target of the links in an alert's mails. */
export function NameAlertRoute() {
  const [query] = useSearchParams();
  const link = readNameAlertQuery(query);
  const title = link?.kind === "stop" ? "Ne plus recevoir d’alerte" : "Votre alerte";
  usePageTitle(title);
  return (
    <Page width="form">
      <Heading level={1} size="title2">
        {title}
      </Heading>
      {link === null ? (
        <InvalidNameAlertLink />
      ) : (
        <Card>
          <NameAlertLink link={link} />
        </Card>
      )}
    </Page>
  );
}
