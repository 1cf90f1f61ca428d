import type { Database } from '../../database/connection.ts'

/** What a card shows of a post, if everybody may see the post. */
export async function findCardPost(
  database: Database,
  slug: string,
): Promise<{ title: string; firstName: string; lastName: string } | undefined> {
  return database
    .selectFrom('public_posts as posts')
    .innerJoin('users', 'users.id', 'posts.user_id')
    .select(['posts.title', 'users.first_name as firstName', 'users.last_name as lastName'])
    .where('posts.slug', '=', slug)
    .executeTakeFirst()
}
