/** /paymentSuccess: a failure that lands here is shown as one. */
export { PaymentResultScreen as PaymentSuccessRoute } from "./PaymentResultScreen.tsx";
