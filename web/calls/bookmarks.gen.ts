// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../../core/endpoint.ts'
import type * as contract from '../../core/contracts/bookmarks.ts'

export const addBookmark: CallOf<typeof contract.addBookmark> = { method: 'POST', path: '/bookmarks', status: 201 }
export const checkBookmarks: CallOf<typeof contract.checkBookmarks> = { method: 'GET', path: '/bookmarks/check', status: 200 }
export const createCustomList: CallOf<typeof contract.createCustomList> = { method: 'POST', path: '/custom_lists', status: 201 }
export const deleteCustomList: CallOf<typeof contract.deleteCustomList> = { method: 'DELETE', path: '/custom_lists/{id}', status: 204 }
export const getBookmark: CallOf<typeof contract.getBookmark> = { method: 'GET', path: '/bookmarks/{id}', status: 200 }
export const getCustomList: CallOf<typeof contract.getCustomList> = { method: 'GET', path: '/custom_lists/{id}', status: 200 }
export const getPublicList: CallOf<typeof contract.getPublicList> = { method: 'GET', path: '/users/{username}/lists/{slug}', status: 200 }
export const listBookmarks: CallOf<typeof contract.listBookmarks> = { method: 'GET', path: '/bookmarks', status: 200 }
export const listCustomLists: CallOf<typeof contract.listCustomLists> = { method: 'GET', path: '/custom_lists', status: 200 }
export const removeBookmark: CallOf<typeof contract.removeBookmark> = { method: 'DELETE', path: '/bookmarks/{id}', status: 204 }
export const removeListItem: CallOf<typeof contract.removeListItem> = { method: 'DELETE', path: '/custom_lists/{id}/bookmarks/{bookmark}', status: 204 }
export const updateCustomList: CallOf<typeof contract.updateCustomList> = { method: 'PUT', path: '/custom_lists/{id}', status: 200 }
export const updateListItem: CallOf<typeof contract.updateListItem> = { method: 'PUT', path: '/custom_lists/{id}/bookmarks/{bookmark}', status: 204 }
