import { html } from "hono/html";
import { formatEuros } from "../../../src/domain/money/money.ts";
import type { Sealed } from "../axepta/message.ts";
import type { PaymentOrder } from "../axepta/paymentRequest.ts";

type Html = ReturnType<typeof html>;

/** The request as it arrived: the page carries it, so the bank stores nothing. */
export interface BroughtRequest {
  merchantId: string;
  data: string;
  len: string;
}

function page(base: string, title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Banque d’essai</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${base}/bank.css" />
      </head>
      <body>
        <header>
          <p class="brand">
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d="M16 3 3 10v3h26v-3zM6 15h4v9H6zm8 0h4v9h-4zm8 0h4v9h-4zM3 26h26v3H3z" />
            </svg>
            Banque d’essai
          </p>
          <p class="mode">Mode d’essai</p>
        </header>
        <main>${main}</main>
        <footer>
          <p>Cette banque fait partie de la boutique. Aucune carte n’est demandée, aucun argent ne circule.</p>
        </footer>
      </body>
    </html>`;
}

function radio(name: string, value: string, label: string, checked = false): Html {
  return html`<label>
    <input type="radio" name="${name}" value="${value}" ${checked ? "checked" : ""} />
    <span>${label}</span>
  </label>`;
}

function behaviour(): Html {
  return html`<details>
    <summary>Comportement de la banque</summary>
    <fieldset>
      <legend>Retour à la boutique</legend>
      ${radio("returnWay", "get", "Par l’adresse (GET)", true)} ${radio("returnWay", "post", "Par un formulaire (POST)")}
    </fieldset>
    <fieldset>
      <legend>Notification de la boutique</legend>
      ${radio("notification", "before", "Avant le retour", true)}
      ${radio("notification", "after", "Après le retour")} ${radio("notification", "twice", "Deux fois")}
      ${radio("notification", "none", "Aucune")}
    </fieldset>
  </details>`;
}

/** Renders the page where the shopper pays, refuses or gives up. `base` is the bank's path. */
export function paymentPage(base: string, order: PaymentOrder, brought: BroughtRequest): Html {
  const amount = formatEuros(order.amountCents);
  return page(
    base,
    "Paiement",
    html`<h1>Paiement par carte</h1>
      <dl>
        <div><dt>Commerçant</dt><dd>Dossard</dd></div>
        <div><dt>Commande</dt><dd>${order.orderDesc}</dd></div>
        <div><dt>Référence</dt><dd>${order.refNr}</dd></div>
        <div class="amount"><dt>Montant</dt><dd>${amount}</dd></div>
      </dl>
      <form method="post" action="${base}/choice">
        <input type="hidden" name="MerchantID" value="${brought.merchantId}" />
        <input type="hidden" name="Len" value="${brought.len}" />
        <input type="hidden" name="Data" value="${brought.data}" />
        <button class="pay" name="choice" value="pay">Payer ${amount}</button>
        <button name="choice" value="refuse">Refuser le paiement</button>
        <button class="quiet" name="choice" value="abandon">Abandonner</button>
        ${behaviour()}
      </form>`,
  );
}

/** Renders the return by form: without JavaScript, the shopper presses its only button. */
export function returnPage(base: string, url: string, answer: Sealed): Html {
  return page(
    base,
    "Retour à la boutique",
    html`<h1>Votre réponse est enregistrée</h1>
      <p>La boutique vous attend pour terminer votre commande.</p>
      <form method="post" action="${url}">
        <input type="hidden" name="Len" value="${answer.Len}" />
        <input type="hidden" name="Data" value="${answer.Data}" />
        <button class="pay">Retourner à la boutique</button>
      </form>`,
  );
}

/** Renders the bank's answer to a request that it rejects. */
export function refusalPage(base: string, reason: string): Html {
  return page(
    base,
    "Demande refusée",
    html`<h1>Cette demande de paiement n’est pas valable</h1>
      <p>Rien n’a été débité. Revenez à la boutique et relancez le paiement depuis votre commande.</p>
      <p class="reason" lang="en">${reason}</p>`,
  );
}
