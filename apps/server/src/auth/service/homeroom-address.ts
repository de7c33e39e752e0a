/**
 * Homeroom accounts have an address of a reserved domain, because GoTrue's accounts need one. Nobody reads mail to it, so
 * none is sent: a teacher resets a forgotten password.
 */
export const isHomeroomAddress = (address: string): boolean => address.endsWith("@pupil.invalid");
