/** The posts most people look at. */
export async function popularSlugs(base: string): Promise<string[]> {
  const response = await fetch(`${base}/api/posts?order[views]=desc&status=1&itemsPerPage=50`)
  const list = (await response.json()) as { 'hydra:member': { slug: string }[] }
  return list['hydra:member'].map(({ slug }) => slug)
}
