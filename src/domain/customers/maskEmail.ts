/** An e-mail address that its owner recognises and nobody else can use: "zoe@example.fr" gives "z•••@example.fr". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at <= 0 ? "•••" : `${first}•••${email.slice(at)}`;
}
