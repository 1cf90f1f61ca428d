// Written by `npm run calls` from core/contracts; a test compares the two.
import type { CallOf } from '../core/endpoint.ts'
import type * as accounts from '../core/contracts/accounts.ts'
import type * as applause from '../core/contracts/applause.ts'
import type * as approval from '../core/contracts/approval.ts'
import type * as bookmarks from '../core/contracts/bookmarks.ts'
import type * as categories from '../core/contracts/categories.ts'
import type * as commentWriting from '../core/contracts/comment-writing.ts'
import type * as comments from '../core/contracts/comments.ts'
import type * as embeds from '../core/contracts/embeds.ts'
import type * as files from '../core/contracts/files.ts'
import type * as following from '../core/contracts/following.ts'
import type * as home from '../core/contracts/home.ts'
import type * as mentions from '../core/contracts/mentions.ts'
import type * as notificationMutes from '../core/contracts/notification-mutes.ts'
import type * as notifications from '../core/contracts/notifications.ts'
import type * as posts from '../core/contracts/posts.ts'
import type * as relationships from '../core/contracts/relationships.ts'
import type * as reports from '../core/contracts/reports.ts'
import type * as tags from '../core/contracts/tags.ts'
import type * as urlMetas from '../core/contracts/url-metas.ts'
import type * as users from '../core/contracts/users.ts'
import type * as writing from '../core/contracts/writing.ts'

export const activate: CallOf<typeof accounts.activate> = { method: 'POST', path: '/activation', status: 200 }
export const currentUser: CallOf<typeof accounts.currentUser> = { method: 'GET', path: '/users/current', status: 200 }
export const endOtherSessions: CallOf<typeof accounts.endOtherSessions> = { method: 'DELETE', path: '/sessions', status: 204 }
export const endSession: CallOf<typeof accounts.endSession> = { method: 'DELETE', path: '/sessions/{id}', status: 204 }
export const getSession: CallOf<typeof accounts.getSession> = { method: 'GET', path: '/sessions/{id}', status: 200 }
export const listSessions: CallOf<typeof accounts.listSessions> = { method: 'GET', path: '/sessions', status: 200 }
export const login: CallOf<typeof accounts.login> = { method: 'POST', path: '/login', status: 200 }
export const logout: CallOf<typeof accounts.logout> = { method: 'POST', path: '/logout', status: 204 }
export const register: CallOf<typeof accounts.register> = { method: 'POST', path: '/register', status: 201 }
export const requestPasswordReset: CallOf<typeof accounts.requestPasswordReset> = { method: 'POST', path: '/password-resets', status: 204 }
export const resendActivation: CallOf<typeof accounts.resendActivation> = { method: 'POST', path: '/activation/resend', status: 204 }
export const resetPassword: CallOf<typeof accounts.resetPassword> = { method: 'PUT', path: '/password-resets/{token}', status: 204 }
export const updateUser: CallOf<typeof accounts.updateUser> = { method: 'PUT', path: '/users/{username}', status: 200 }
export const applaud: CallOf<typeof applause.applaud> = { method: 'POST', path: '/applauses/post/{slug}', status: 200 }
export const getApplause: CallOf<typeof applause.getApplause> = { method: 'GET', path: '/applauses/{id}', status: 200 }
export const listApplauses: CallOf<typeof applause.listApplauses> = { method: 'GET', path: '/applauses/post/{slug}', status: 200 }
export const takeApplauseBack: CallOf<typeof applause.takeApplauseBack> = { method: 'DELETE', path: '/applauses/post/{slug}', status: 200 }
export const getPostNote: CallOf<typeof approval.getPostNote> = { method: 'GET', path: '/post_notes/{id}', status: 200 }
export const listPostNotes: CallOf<typeof approval.listPostNotes> = { method: 'GET', path: '/post_notes', status: 200 }
export const addBookmark: CallOf<typeof bookmarks.addBookmark> = { method: 'POST', path: '/bookmarks', status: 201 }
export const checkBookmarks: CallOf<typeof bookmarks.checkBookmarks> = { method: 'GET', path: '/bookmarks/check', status: 200 }
export const createCustomList: CallOf<typeof bookmarks.createCustomList> = { method: 'POST', path: '/custom_lists', status: 201 }
export const deleteCustomList: CallOf<typeof bookmarks.deleteCustomList> = { method: 'DELETE', path: '/custom_lists/{id}', status: 204 }
export const getBookmark: CallOf<typeof bookmarks.getBookmark> = { method: 'GET', path: '/bookmarks/{id}', status: 200 }
export const getCustomList: CallOf<typeof bookmarks.getCustomList> = { method: 'GET', path: '/custom_lists/{id}', status: 200 }
export const getPublicList: CallOf<typeof bookmarks.getPublicList> = { method: 'GET', path: '/users/{username}/lists/{slug}', status: 200 }
export const listBookmarks: CallOf<typeof bookmarks.listBookmarks> = { method: 'GET', path: '/bookmarks', status: 200 }
export const listCustomLists: CallOf<typeof bookmarks.listCustomLists> = { method: 'GET', path: '/custom_lists', status: 200 }
export const removeBookmark: CallOf<typeof bookmarks.removeBookmark> = { method: 'DELETE', path: '/bookmarks/{id}', status: 204 }
export const removeListItem: CallOf<typeof bookmarks.removeListItem> = { method: 'DELETE', path: '/custom_lists/{id}/bookmarks/{bookmark}', status: 204 }
export const updateCustomList: CallOf<typeof bookmarks.updateCustomList> = { method: 'PUT', path: '/custom_lists/{id}', status: 200 }
export const updateListItem: CallOf<typeof bookmarks.updateListItem> = { method: 'PUT', path: '/custom_lists/{id}/bookmarks/{bookmark}', status: 204 }
export const getCategory: CallOf<typeof categories.getCategory> = { method: 'GET', path: '/categories/{id}', status: 200 }
export const listCategories: CallOf<typeof categories.listCategories> = { method: 'GET', path: '/categories', status: 200 }
export const listWritableCategories: CallOf<typeof categories.listWritableCategories> = { method: 'GET', path: '/categories/writable', status: 200 }
export const createComment: CallOf<typeof commentWriting.createComment> = { method: 'POST', path: '/comments', status: 201 }
export const deleteComment: CallOf<typeof commentWriting.deleteComment> = { method: 'DELETE', path: '/comments/{id}', status: 204 }
export const getCommentLike: CallOf<typeof commentWriting.getCommentLike> = { method: 'GET', path: '/comment_likes/{id}', status: 200 }
export const likeComment: CallOf<typeof commentWriting.likeComment> = { method: 'POST', path: '/comment_likes', status: 201 }
export const unlikeComment: CallOf<typeof commentWriting.unlikeComment> = { method: 'DELETE', path: '/comment_likes/{id}', status: 204 }
export const updateComment: CallOf<typeof commentWriting.updateComment> = { method: 'PUT', path: '/comments/{id}', status: 200 }
export const updateNamedComment: CallOf<typeof commentWriting.updateNamedComment> = { method: 'PUT', path: '/comments', status: 200 }
export const getComment: CallOf<typeof comments.getComment> = { method: 'GET', path: '/comments/{id}', status: 200 }
export const listPostComments: CallOf<typeof comments.listPostComments> = { method: 'GET', path: '/posts/{id}/comments', status: 200 }
export const listReplies: CallOf<typeof comments.listReplies> = { method: 'GET', path: '/comments/{id}/replies', status: 200 }
export const listUserComments: CallOf<typeof comments.listUserComments> = { method: 'GET', path: '/users/{username}/comments', status: 200 }
export const createEmbed: CallOf<typeof embeds.createEmbed> = { method: 'POST', path: '/embeds', status: 201 }
export const getEmbed: CallOf<typeof embeds.getEmbed> = { method: 'GET', path: '/embeds/{id}', status: 200 }
export const uploadFile: CallOf<typeof files.uploadFile> = { method: 'POST', path: '/file/upload', status: 201 }
export const block: CallOf<typeof following.block> = { method: 'POST', path: '/blocks', status: 201 }
export const checkFollow: CallOf<typeof following.checkFollow> = { method: 'GET', path: '/users/check-follow/{username}', status: 200 }
export const checkFollows: CallOf<typeof following.checkFollows> = { method: 'GET', path: '/users/check-follows', status: 200 }
export const follow: CallOf<typeof following.follow> = { method: 'POST', path: '/user_relationships', status: 201 }
export const getBlock: CallOf<typeof following.getBlock> = { method: 'GET', path: '/blocks/{username}', status: 200 }
export const getMute: CallOf<typeof following.getMute> = { method: 'GET', path: '/mutes/{username}', status: 200 }
export const listBlocks: CallOf<typeof following.listBlocks> = { method: 'GET', path: '/blocks', status: 200 }
export const listMutes: CallOf<typeof following.listMutes> = { method: 'GET', path: '/mutes', status: 200 }
export const mute: CallOf<typeof following.mute> = { method: 'POST', path: '/mutes', status: 201 }
export const suggestPeople: CallOf<typeof following.suggestPeople> = { method: 'GET', path: '/users/check-follow', status: 200 }
export const unblock: CallOf<typeof following.unblock> = { method: 'DELETE', path: '/blocks/{username}', status: 204 }
export const unfollow: CallOf<typeof following.unfollow> = { method: 'DELETE', path: '/user_relationships/by_username/{username}', status: 204 }
export const unmute: CallOf<typeof following.unmute> = { method: 'DELETE', path: '/mutes/{username}', status: 204 }
export const journalPosts: CallOf<typeof home.journalPosts> = { method: 'GET', path: '/home/journal', status: 200 }
export const mostApplaudedPosts: CallOf<typeof home.mostApplaudedPosts> = { method: 'GET', path: '/home/most-applaused-posts', status: 200 }
export const mostViewedPosts: CallOf<typeof home.mostViewedPosts> = { method: 'GET', path: '/home/most-viewed-posts', status: 200 }
export const topAuthors: CallOf<typeof home.topAuthors> = { method: 'GET', path: '/home/top-authors', status: 200 }
export const findMentions: CallOf<typeof mentions.findMentions> = { method: 'GET', path: '/mentions', status: 200 }
export const getNotificationMute: CallOf<typeof notificationMutes.getNotificationMute> = { method: 'GET', path: '/notification_mutes/{id}', status: 200 }
export const listNotificationMutes: CallOf<typeof notificationMutes.listNotificationMutes> = { method: 'GET', path: '/notification_mutes', status: 200 }
export const muteNotifications: CallOf<typeof notificationMutes.muteNotifications> = { method: 'POST', path: '/notification_mutes', status: 201 }
export const unmuteNotifications: CallOf<typeof notificationMutes.unmuteNotifications> = { method: 'DELETE', path: '/notification_mutes/{id}', status: 204 }
export const getNotification: CallOf<typeof notifications.getNotification> = { method: 'GET', path: '/notifications/{id}', status: 200 }
export const listNotifications: CallOf<typeof notifications.listNotifications> = { method: 'GET', path: '/notifications', status: 200 }
export const markAllNotifications: CallOf<typeof notifications.markAllNotifications> = { method: 'PUT', path: '/notifications', status: 200 }
export const markNotification: CallOf<typeof notifications.markNotification> = { method: 'PUT', path: '/notifications/{id}', status: 200 }
export const countView: CallOf<typeof posts.countView> = { method: 'GET', path: '/views/post/{slug}', status: 200 }
export const getPost: CallOf<typeof posts.getPost> = { method: 'GET', path: '/posts/{id}', status: 200 }
export const getPostFacts: CallOf<typeof posts.getPostFacts> = { method: 'GET', path: '/posts/{id}/facts', status: 200 }
export const listCategoryPosts: CallOf<typeof posts.listCategoryPosts> = { method: 'GET', path: '/categories/{id}/posts', status: 200 }
export const listPosts: CallOf<typeof posts.listPosts> = { method: 'GET', path: '/posts', status: 200 }
export const listTagPosts: CallOf<typeof posts.listTagPosts> = { method: 'GET', path: '/tags/{id}/posts', status: 200 }
export const listUserPosts: CallOf<typeof posts.listUserPosts> = { method: 'GET', path: '/users/{username}/posts', status: 200 }
export const readNext: CallOf<typeof posts.readNext> = { method: 'GET', path: '/posts/{id}/next', status: 200 }
export const getRelationship: CallOf<typeof relationships.getRelationship> = { method: 'GET', path: '/user_relationships/{id}', status: 200 }
export const listRelationships: CallOf<typeof relationships.listRelationships> = { method: 'GET', path: '/user_relationships', status: 200 }
export const createReport: CallOf<typeof reports.createReport> = { method: 'POST', path: '/reports', status: 201 }
export const getReport: CallOf<typeof reports.getReport> = { method: 'GET', path: '/reports/{id}', status: 200 }
export const getTag: CallOf<typeof tags.getTag> = { method: 'GET', path: '/tags/{id}', status: 200 }
export const listTags: CallOf<typeof tags.listTags> = { method: 'GET', path: '/tags', status: 200 }
export const getUrlMeta: CallOf<typeof urlMetas.getUrlMeta> = { method: 'GET', path: '/url-metas', status: 200 }
export const getUser: CallOf<typeof users.getUser> = { method: 'GET', path: '/users/{username}', status: 200 }
export const getUserInformation: CallOf<typeof users.getUserInformation> = { method: 'GET', path: '/user_informations/{id}', status: 200 }
export const listUsers: CallOf<typeof users.listUsers> = { method: 'GET', path: '/users', status: 200 }
export const countOwnPosts: CallOf<typeof writing.countOwnPosts> = { method: 'GET', path: '/post_counts', status: 200 }
export const createPost: CallOf<typeof writing.createPost> = { method: 'POST', path: '/posts', status: 201 }
export const deletePost: CallOf<typeof writing.deletePost> = { method: 'DELETE', path: '/posts/{id}', status: 204 }
export const discardPostEdit: CallOf<typeof writing.discardPostEdit> = { method: 'DELETE', path: '/posts/{id}/edit', status: 204 }
export const getDeletedPost: CallOf<typeof writing.getDeletedPost> = { method: 'GET', path: '/deleted_posts/{id}', status: 200 }
export const getPostEdit: CallOf<typeof writing.getPostEdit> = { method: 'GET', path: '/posts/{id}/edit', status: 200 }
export const getRevision: CallOf<typeof writing.getRevision> = { method: 'GET', path: '/posts/{id}/revisions/{n}', status: 200 }
export const listDeletedPosts: CallOf<typeof writing.listDeletedPosts> = { method: 'GET', path: '/deleted_posts', status: 200 }
export const listRevisions: CallOf<typeof writing.listRevisions> = { method: 'GET', path: '/posts/{id}/revisions', status: 200 }
export const restorePost: CallOf<typeof writing.restorePost> = { method: 'POST', path: '/posts/{id}/restore', status: 200 }
export const restoreRevision: CallOf<typeof writing.restoreRevision> = { method: 'POST', path: '/posts/{id}/revisions/{n}/restore', status: 200 }
export const savePostEdit: CallOf<typeof writing.savePostEdit> = { method: 'PUT', path: '/posts/{id}/edit', status: 200 }
export const updatePost: CallOf<typeof writing.updatePost> = { method: 'PUT', path: '/posts/{id}', status: 200 }
