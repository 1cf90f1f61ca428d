/** A post as its author would have sent it: plain text is enough to be searched. */
export interface OtherPost {
  title: string
  excerpt: string
  tags: readonly string[]
  /** A username among the people of this set. */
  author: string
  text: string
}
