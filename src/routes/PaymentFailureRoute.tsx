/** /paymentFailure: a success that lands here is shown as one. */
export { PaymentResultScreen as PaymentFailureRoute } from "./PaymentResultScreen.tsx";
