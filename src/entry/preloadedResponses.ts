import { answersId, type BroughtAnswer, type BroughtAnswers } from "../api/contract/firstView.ts";

/**
 * Responses that the server embedded in the page, each served once: a second call needs fresh data.
 * @returns null if the page has none
 */
export function preloadedResponses(
  page: Pick<Document, "getElementById"> = document,
): ((address: string) => BroughtAnswer | undefined) | null {
  const written = page.getElementById(answersId)?.textContent;
  if (!written) return null;
  const answers: BroughtAnswers = JSON.parse(written);
  return (address) => {
    const { [address]: answer } = answers;
    delete answers[address];
    return answer;
  };
}
