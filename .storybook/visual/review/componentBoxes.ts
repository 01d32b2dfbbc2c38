import type { Box } from "./align.ts";

/** An element's place in the window, and the components that rendered it, the innermost first. */
export interface ComponentBox extends Box {
  components: string[];
}

/** What React's development build keeps of an element, or of a component. */
interface Fiber {
  _debugOwner?: Fiber | null;
  type?: unknown;
}

interface ComponentType {
  name?: string;
  displayName?: string;
  type?: ComponentType;
  render?: ComponentType;
}

function nameOf(type: ComponentType | undefined): string {
  return type?.displayName ?? (type?.name || (type && (nameOf(type.type) || nameOf(type.render)))) ?? "";
}

function componentsOf(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  const fiber = key && (element as unknown as Record<string, Fiber>)[key];
  const names: string[] = [];
  for (let owner = fiber ? fiber._debugOwner : null; owner; owner = owner._debugOwner) {
    const name = nameOf(owner.type as ComponentType | undefined);
    // The story's own functions have small letters.
    if (/^[A-Z]/.test(name)) names.push(name);
  }
  return names;
}

/** Returns the places of all elements of the page, the outer ones first. */
function componentBoxes(): ComponentBox[] {
  return [...document.body.querySelectorAll("*")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const components = width > 0 && height > 0 ? componentsOf(element) : [];
    return components.length > 0 ? [{ left, top, width, height, components }] : [];
  });
}

declare global {
  interface Window {
    /** Called by takePicture where a picture has changed. */
    componentBoxes: () => ComponentBox[];
  }
}

window.componentBoxes = componentBoxes;
