/** The format of the payment provider's checkout ids. */
export const checkoutIdForm = /^\w{1,255}$/;
