import type { AnyExtension, NodeViewRendererProps } from '@tiptap/core'
import type { NodeView } from '@tiptap/pm/view'
import { documentNodes } from '../document/schema.ts'
import { embedView, linkCardView, unknownView } from './card-views.ts'
import { CodeView } from './code-view.ts'
import { ImageView } from './image-view.ts'

type MakeView = (props: NodeViewRendererProps) => NodeView

/** Only what cannot be drawn by the schema alone has a view of its own. */
const views: Record<string, MakeView> = {
  image: ({ node, view, getPos }) => new ImageView(node, view, getPos),
  codeBlock: ({ node, view, getPos }) => new CodeView(node, view, getPos),
  embed: ({ node }) => embedView(node),
  linkCard: ({ node }) => linkCardView(node),
  unknown: ({ node }) => unknownView(node),
}

export const shownNodes: AnyExtension[] = documentNodes.map((node) => {
  const view = views[node.name]
  return view ? node.extend({ addNodeView: () => view }) : node
})
