/** The format of the payment provider's checkout ids. */
export const checkoutIdPattern = /^\w{1,255}$/;
