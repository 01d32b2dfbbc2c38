import { addPicturesToCart } from "../cart/addPicturesToCart.ts";
import { addPictureToPack } from "../cart/addPictureToPack.ts";
import { applySuggestion } from "../cart/applySuggestion.ts";
import { cancelHandover } from "../cart/cancelHandover.ts";
import { changeGroupPosition } from "../cart/changeGroupPosition.ts";
import { countCartItems } from "../cart/countCartItems.ts";
import { createHandover } from "../cart/createHandover.ts";
import { createOrderItem } from "../cart/createOrderItem.ts";
import { deleteOrderItem } from "../cart/deleteOrderItem.ts";
import { dismissUnavailablePictures } from "../cart/dismissUnavailablePictures.ts";
import { leave } from "../cart/leave.ts";
import { listContestsOfCurrentOrder } from "../cart/listContestsOfCurrentOrder.ts";
import { listFilterValuesOfCurrentOrder } from "../cart/listFilterValuesOfCurrentOrder.ts";
import { listItemsOfCurrentOrder } from "../cart/listItemsOfCurrentOrder.ts";
import { listOrderItemPicturesOfCurrentOrder } from "../cart/listOrderItemPicturesOfCurrentOrder.ts";
import { listOrderItemPicturesOfItem } from "../cart/listOrderItemPicturesOfItem.ts";
import { listPicturesOfCurrentOrder } from "../cart/listPicturesOfCurrentOrder.ts";
import { listPicturesOfOrderItem } from "../cart/listPicturesOfOrderItem.ts";
import { listPurchasablePictures } from "../cart/listPurchasablePictures.ts";
import { listSinglePictures } from "../cart/listSinglePictures.ts";
import { listUnavailablePictures } from "../cart/listUnavailablePictures.ts";
import { listUncompletePacks } from "../cart/listUncompletePacks.ts";
import { moveSinglePicturesToPack } from "../cart/moveSinglePicturesToPack.ts";
import { readCurrentOrderUuid } from "../cart/readCurrentOrderUuid.ts";
import { readHandover } from "../cart/readHandover.ts";
import { readItemOfCurrentOrder } from "../cart/readItemOfCurrentOrder.ts";
import { readShippingPrice } from "../cart/readShippingPrice.ts";
import { readSuggestion } from "../cart/readSuggestion.ts";
import { removePictureFromPack } from "../cart/removePictureFromPack.ts";
import { takeOver } from "../cart/takeOver.ts";
import { updateOrderItem } from "../cart/updateOrderItem.ts";
import { countPicturesByTime } from "../catalogue/countPicturesByTime.ts";
import { createSharedSelection } from "../catalogue/createSharedSelection.ts";
import { listAdverts } from "../catalogue/listAdverts.ts";
import { listContests } from "../catalogue/listContests.ts";
import { listDiscounts } from "../catalogue/listDiscounts.ts";
import { listEvents } from "../catalogue/listEvents.ts";
import { listFilterTypes } from "../catalogue/listFilterTypes.ts";
import { listFilterValues } from "../catalogue/listFilterValues.ts";
import { listFilterValuesOfPicture } from "../catalogue/listFilterValuesOfPicture.ts";
import { listLinkedFilterValues } from "../catalogue/listLinkedFilterValues.ts";
import { listPictures } from "../catalogue/listPictures.ts";
import { listPicturesForFilterOrderItem } from "../catalogue/listPicturesForFilterOrderItem.ts";
import { listPlaceholders } from "../catalogue/listPlaceholders.ts";
import { listPricings } from "../catalogue/listPricings.ts";
import { listProducts } from "../catalogue/listProducts.ts";
import { listProductsOfPricing } from "../catalogue/listProductsOfPricing.ts";
import { listRecentPictures } from "../catalogue/listRecentPictures.ts";
import { listVariants } from "../catalogue/listVariants.ts";
import { listVariantsOfProduct } from "../catalogue/listVariantsOfProduct.ts";
import { readCdnHost } from "../catalogue/readCdnHost.ts";
import { readContest } from "../catalogue/readContest.ts";
import { readEvent } from "../catalogue/readEvent.ts";
import { readEventsDisplayMode } from "../catalogue/readEventsDisplayMode.ts";
import { readFilterValue } from "../catalogue/readFilterValue.ts";
import { readPicture } from "../catalogue/readPicture.ts";
import { readPlaceMode } from "../catalogue/readPlaceMode.ts";
import { readPlaceWhat } from "../catalogue/readPlaceWhat.ts";
import { readPricing } from "../catalogue/readPricing.ts";
import { readProduct } from "../catalogue/readProduct.ts";
import { readSeller } from "../catalogue/readSeller.ts";
import { readSharedSelection } from "../catalogue/readSharedSelection.ts";
import { readVariant } from "../catalogue/readVariant.ts";
import { searchContests } from "../catalogue/searchContests.ts";
import { checkEmail } from "../customers/checkEmail.ts";
import { checkResetSignature } from "../customers/checkResetSignature.ts";
import { createAddress } from "../customers/createAddress.ts";
import { listAddresses } from "../customers/listAddresses.ts";
import { login } from "../customers/login.ts";
import { logout } from "../customers/logout.ts";
import { readCurrentCustomer } from "../customers/readCurrentCustomer.ts";
import { register } from "../customers/register.ts";
import { resetPassword } from "../customers/resetPassword.ts";
import { startPasswordReset } from "../customers/startPasswordReset.ts";
import { checkDownloadAccess } from "../files/checkDownloadAccess.ts";
import { closeCounter } from "../fulfilment/closeCounter.ts";
import { declareWithdrawal } from "../fulfilment/declareWithdrawal.ts";
import { handOverOrder } from "../fulfilment/handOverOrder.ts";
import { listCounterOrders } from "../fulfilment/listCounterOrders.ts";
import { openCounter } from "../fulfilment/openCounter.ts";
import { payAtCounter } from "../fulfilment/payAtCounter.ts";
import { readCounterOrder } from "../fulfilment/readCounterOrder.ts";
import { readCounterState } from "../fulfilment/readCounterState.ts";
import { readSales } from "../fulfilment/readSales.ts";
import { readWithdrawal } from "../fulfilment/readWithdrawal.ts";
import { claimPicture } from "../import/proposals/claimPicture.ts";
import { withdrawClaim } from "../import/proposals/withdrawClaim.ts";
import { confirmNameAlert } from "../nameAlerts/confirmNameAlert.ts";
import { requestNameAlert } from "../nameAlerts/requestNameAlert.ts";
import { stopNameAlerts } from "../nameAlerts/stopNameAlerts.ts";
import { loginOperator } from "../operators/loginOperator.ts";
import { checkAccess } from "../orders/checkAccess.ts";
import { checkInvoiceAccess } from "../orders/checkInvoiceAccess.ts";
import { finalizeCurrentOrder } from "../orders/finalizeCurrentOrder.ts";
import { listContestsOfOrder } from "../orders/listContestsOfOrder.ts";
import { listCreditNotes } from "../orders/listCreditNotes.ts";
import { listFilterValuesOfOrder } from "../orders/listFilterValuesOfOrder.ts";
import { listItemsOfOrder } from "../orders/listItemsOfOrder.ts";
import { listOrderItemPicturesOfOrder } from "../orders/listOrderItemPicturesOfOrder.ts";
import { listOrdersOfCustomer } from "../orders/listOrdersOfCustomer.ts";
import { listOwnOrders } from "../orders/listOwnOrders.ts";
import { listPicturesOfOrder } from "../orders/listPicturesOfOrder.ts";
import { listSavedOrders } from "../orders/listSavedOrders.ts";
import { listStatusHistory } from "../orders/listStatusHistory.ts";
import { readOrder } from "../orders/readOrder.ts";
import { resetAddresses } from "../orders/resetAddresses.ts";
import { restoreCurrentOrder } from "../orders/restoreCurrentOrder.ts";
import { saveCurrentOrder } from "../orders/saveCurrentOrder.ts";
import { setAddresses } from "../orders/setAddresses.ts";
import { setClickAndCollectEvent } from "../orders/setClickAndCollectEvent.ts";
import { withdrawOrder } from "../orders/withdrawOrder.ts";
import { createCardPaymentLink } from "../payment/createCardPaymentLink.ts";
import { handleAxeptaCallback } from "../payment/handleAxeptaCallback.ts";
import { unlockPaying } from "../payment/unlockPaying.ts";
import type { Handlers } from "./http/mount.ts";
import { operatorHandlers } from "./operatorHandlers.ts";

/** Maps every call of the contract to its handler: a call, its handler and its file share a name. */
export const handlers: Handlers = {
  customers: {
    register,
    login,
    logout,
    startPasswordReset,
    checkEmail,
    checkResetSignature,
    resetPassword,
    readCurrentCustomer,
    listAddresses,
    createAddress,
  },
  orderItems: {
    createOrderItem,
    updateOrderItem,
    deleteOrderItem,
    listUncompletePacks,
    listPurchasablePictures,
    listSinglePictures,
    addPicturesToCart,
    addPictureToPack,
    removePictureFromPack,
    moveSinglePicturesToPack,
    readSuggestion,
    applySuggestion,
    readItemOfCurrentOrder,
    listItemsOfCurrentOrder,
    listItemsOfOrder,
    countCartItems,
  },
  orderItemPictures: {
    listOrderItemPicturesOfItem,
    listOrderItemPicturesOfOrder,
    listOrderItemPicturesOfCurrentOrder,
    changeGroupPosition,
  },
  orders: {
    readCurrentOrderUuid,
    listUnavailablePictures,
    dismissUnavailablePictures,
    checkAccess,
    finalizeCurrentOrder,
    withdrawOrder,
    saveCurrentOrder,
    restoreCurrentOrder,
    listSavedOrders,
    readOrder,
    listStatusHistory,
    checkDownloadAccess,
    checkInvoiceAccess,
    listCreditNotes,
    listOwnOrders,
    listOrdersOfCustomer,
    createCardPaymentLink,
    setClickAndCollectEvent,
    resetAddresses,
    setAddresses,
    unlockPaying,
    handleAxeptaCallback,
  },
  withdrawals: { readWithdrawal, declareWithdrawal },
  counter: {
    readCounterState,
    openCounter,
    loginOperator,
    closeCounter,
    listCounterOrders,
    readCounterOrder,
    payAtCounter,
    handOverOrder,
    readSales,
  },
  products: { listProducts, listProductsOfPricing, readProduct },
  productVariants: { listVariants, listVariantsOfProduct, readVariant },
  events: { listEvents, readEvent },
  contests: { listContests, searchContests, listContestsOfOrder, listContestsOfCurrentOrder, readContest },
  pictures: {
    listPictures,
    listPlaceholders,
    listRecentPictures,
    countPicturesByTime,
    listPicturesForFilterOrderItem,
    listPicturesOfOrderItem,
    listPicturesOfOrder,
    listPicturesOfCurrentOrder,
    readPicture,
  },
  sharedSelections: { createSharedSelection, readSharedSelection },
  visitors: { leave, createHandover, readHandover, cancelHandover, takeOver },
  pricings: { listPricings, readPricing },
  configs: { readCdnHost, readPlaceMode, readPlaceWhat, readEventsDisplayMode, readShippingPrice },
  seller: { readSeller },
  discounts: { listDiscounts },
  adverts: { listAdverts },
  filterTypes: { listFilterTypes },
  nameAlerts: { requestNameAlert, confirmNameAlert, stopNameAlerts },
  nameClaims: { claimPicture, withdrawClaim },
  filterValues: {
    listFilterValues,
    listLinkedFilterValues,
    listFilterValuesOfPicture,
    listFilterValuesOfOrder,
    listFilterValuesOfCurrentOrder,
    readFilterValue,
  },
  operator: operatorHandlers,
};
