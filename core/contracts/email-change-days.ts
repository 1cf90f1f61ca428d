/** How long a change of the address waits for its confirmation, and how long the old address can take it back. */
export const emailChangeDays = 7
