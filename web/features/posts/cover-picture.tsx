import { pictureOf } from '../../../core/pictures/pictures.ts'

interface CoverPictureProps {
  src: string
  /** How wide it gets, as in an `img`. */
  sizes: string
  /** Its size, for a picture whose path does not tell its own. */
  box: { width: number; height: number }
  /** The first thing one sees is not waited for. */
  eager?: boolean
  priority?: 'high'
}

/** A cover that the author chose, in the size that its place needs, filling it. */
export function CoverPicture({ src, sizes, box, eager = false, priority }: CoverPictureProps) {
  const picture = pictureOf(src)
  const { width, height } = picture ?? box
  const image = (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority}
      className="size-full object-cover"
    />
  )
  if (picture === null) return image
  return (
    <picture className="contents">
      {/* Whoever waits until the place is seen knows its width by then. */}
      <source type="image/webp" srcSet={picture.srcset} sizes={eager ? sizes : `auto, ${sizes}`} />
      {image}
    </picture>
  )
}
