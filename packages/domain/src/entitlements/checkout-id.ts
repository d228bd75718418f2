/** How the payment provider's id of a checkout looks. */
export const checkoutIdForm = /^\w{1,255}$/;
