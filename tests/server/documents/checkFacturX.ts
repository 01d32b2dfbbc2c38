// `npm run check-factur-x -- SAXON_JAR RULES_XSLT`: validates invoices of every kind against the European rules (EN 16931's
// schematron as XSLT 2: github.com/ConnectingEurope/eInvoicing-EN16931, cii/xslt) with Java and Saxon-HE (Debian's libsaxonhe-java).
// Not part of `npm test`, since neither comes from npm; those tests check the profile's schema and our own sums.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { facturX } from "../../../server/documents/facturX.ts";
import { sampleInvoices } from "./sampleInvoice.ts";

const [saxon, rules] = process.argv.slice(2);
if (!saxon || !rules) {
  process.stderr.write("With what? npm run check-factur-x -- Saxon-HE.jar EN16931-CII-validation.xslt\n");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "dossard-factur-x-"));

/** Validates an invoice. Returns the number of rules applied and those broken. */
function judge(xml: string): { asked: number; broken: string[] } {
  const file = join(folder, "invoice.xml");
  writeFileSync(file, xml);
  const ran = spawnSync("java", ["-jar", saxon ?? "", `-s:${file}`, `-xsl:${rules}`], { encoding: "utf8" });
  if (ran.status !== 0) throw new Error(ran.error?.message ?? ran.stderr);
  const broken = ran.stdout.matchAll(/<svrl:failed-assert[\s\S]*?<svrl:text>([\s\S]*?)<\/svrl:text>/g);
  return {
    asked: ran.stdout.split("<svrl:fired-rule").length - 1,
    broken: [...broken].map(([, text = ""]) => text.replace(/\s+/g, " ").trim()),
  };
}

try {
  for (const [name, invoice] of Object.entries(sampleInvoices)) {
    const { asked, broken } = judge(facturX(invoice));
    process.stdout.write(`${name}: ${asked} rules asked, ${broken.length} broken\n`);
    for (const rule of broken) process.stdout.write(`  ${rule}\n`);
    if (broken.length > 0 || asked === 0) process.exitCode = 1;
  }
  const wrong = facturX(sampleInvoices["an invoice with all"]).replace(
    "<ram:GrandTotalAmount>1",
    "<ram:GrandTotalAmount>2",
  );
  if (judge(wrong).broken.length === 0) {
    process.stdout.write("a wrong total was not found: the rules were not asked\n");
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
