/** The file itself is not fit to be read; the message is for whoever sent it. */
export class Refused extends Error {}
