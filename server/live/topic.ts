/** As the stream knows it: a member or a post by number. */
export interface LiveTopic {
  kind: string
  id: number
}

export const nameOf = ({ kind, id }: LiveTopic): string => `/${kind}/${id}`

export function topicNamed(name: string): LiveTopic {
  const [, kind = '', id] = name.split('/')
  return { kind, id: Number(id) }
}
