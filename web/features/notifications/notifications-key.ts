/** Of every list of notifications; apart from them, for whoever only makes them stale. */
export const notificationsKey = ['notifications']
