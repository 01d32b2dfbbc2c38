/** Masks an e-mail address so that only its owner recognises it: "zoe@example.fr" becomes "z•••@example.fr". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at <= 0 ? "•••" : `${first}•••${email.slice(at)}`;
}
