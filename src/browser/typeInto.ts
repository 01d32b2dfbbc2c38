/** Types of inputs that take typed text. */
const typedTypes = ["text", "email", "tel", "search", "url", "password", "number"];

/** Whether an element is an input that a keyboard can write into. */
export function isTypedInto(element: unknown): element is HTMLInputElement {
  return (
    element instanceof HTMLInputElement &&
    typedTypes.includes(element.type) &&
    !element.readOnly &&
    !element.disabled
  );
}

/** Writes text at the caret, in place of what is selected; nothing beyond the field's maximum, no letter into a number. */
export function writeText(field: HTMLInputElement, text: string): void {
  if (field.type === "number" && !/^\d+$/.test(text)) return;
  const [start, end] = selectionOf(field);
  const value = field.value.slice(0, start) + text + field.value.slice(end);
  if (field.maxLength >= 0 && value.length > field.maxLength) return;
  change(field, value, start + text.length, { inputType: "insertText", data: text });
}

/** Deletes what is selected, or the character before the caret. */
export function deleteText(field: HTMLInputElement): void {
  const [start, end] = selectionOf(field);
  const before = field.value.slice(0, start);
  const kept = start < end ? before : [...before].slice(0, -1).join("");
  if (kept.length === end) return;
  change(field, kept + field.value.slice(end), kept.length, { inputType: "deleteContentBackward" });
}

/** Does what Enter does: the field's own action, else submits its form. */
export function pressEnter(field: HTMLInputElement): void {
  const enter = new KeyboardEvent("keydown", {
    key: "Enter",
    code: "Enter",
    bubbles: true,
    cancelable: true,
  });
  if (field.dispatchEvent(enter)) field.form?.requestSubmit();
}

/** An address and a number do not tell where their caret is: they are written at their end. */
function selectionOf({ value, selectionStart, selectionEnd }: HTMLInputElement): [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

/** Changes the value past React's own setter, so that its `onChange` notices. */
function change(field: HTMLInputElement, value: string, caret: number, event: InputEventInit): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(field, value);
  if (field.selectionStart !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, ...event }));
}
