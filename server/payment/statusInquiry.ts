import type { AxeptaConfig } from "./axepta/config.ts";
import { buildInquiry, type InquiryAnswer, readInquiryAnswer } from "./axepta/inquiry.ts";
import { UnreadableMessage } from "./axepta/message.ts";

/** Longer than any answer. */
const longestReply = 32 * 1024;

/** Asks the card provider about an attempt. Throws if it is unreachable, fails or sends an unreadable answer: ask again later. */
export async function inquireStatus(
  transId: string,
  config: AxeptaConfig,
  signal: AbortSignal,
): Promise<InquiryAnswer> {
  const { MerchantID, Len, Data } = buildInquiry(transId, config);
  const response = await fetch(config.inquiryAddress, {
    method: "POST",
    body: new URLSearchParams({ MerchantID, Len: String(Len), Data }),
    redirect: "error",
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the card provider answers ${response.status}`);
  }
  const text = (await response.text()).trim();
  if (text.length > longestReply) throw new UnreadableMessage("reply too long");
  const fields = new Map([...new URLSearchParams(text)].map(([name, value]) => [name.toLowerCase(), value]));
  return readInquiryAnswer({ data: fields.get("data") ?? "", len: fields.get("len") ?? "" }, transId, config);
}
