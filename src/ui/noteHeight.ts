/**
 * Keeps an element's height in px in a custom property of the root element, for what stands above it. Returns a function that ends
 * this and removes the property.
 * @param onChange called after each change, and at once
 */
export function noteHeight(element: HTMLElement, property: string, onChange?: () => void): () => void {
  const { style } = document.documentElement;
  const measure = () => {
    style.setProperty(property, `${element.offsetHeight}px`);
    onChange?.();
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty(property);
  };
}
