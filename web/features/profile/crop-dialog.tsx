import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { type Crop, middle, mostZoom, pulled, squareOf } from './crop.ts'

/** Pixels of what is uploaded: sharp at the largest size that a face is shown in. */
const pixels = 512

export interface ChosenPicture {
  image: HTMLImageElement
  /** PNG keeps what is see-through; photographs are much smaller as JPEG. */
  type: 'image/jpeg' | 'image/png'
}

interface CropDialogProps {
  picture: ChosenPicture
  problem: string | null
  isBusy: boolean
  onSave: (blob: Blob) => void
  onClose: () => void
}

/** A square of the picture is chosen by pulling it, or by three sliders that keys move, too. */
export function CropDialog({ picture, problem, isBusy, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(middle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const save = () => canvas.current?.toBlob((blob) => blob && onSave(blob), picture.type, 0.9)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title="Resmi kırpın"
      text="Görünmesini istediğiniz yeri çerçeveye getirin."
      size="sm"
    >
      {problem && (
        <p role="alert" className="mb-4 rounded-md bg-danger-wash px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <Stage {...{ picture, crop, setCrop, canvas }} />
      <div className="mt-4 flex flex-col gap-3">
        <Slider
          label="Yakınlık"
          min={1}
          max={mostZoom}
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        <Slider label="Yatay yer" value={crop.x} onChange={(x) => setCrop({ ...crop, x })} />
        <Slider label="Dikey yer" value={crop.y} onChange={(y) => setCrop({ ...crop, y })} />
      </div>
      <DialogButtons onCancel={onClose} className="mt-6" busy={isBusy} onClick={save}>
        Kaydet
      </DialogButtons>
    </Dialog>
  )
}

interface StageProps {
  picture: ChosenPicture
  crop: Crop
  setCrop: (crop: Crop) => void
  canvas: { current: HTMLCanvasElement | null }
}

/** What is drawn here is what is uploaded. */
function Stage({ picture: { image, type }, crop, setCrop, canvas }: StageProps) {
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    const { left, top, side } = squareOf(size, crop)
    context?.clearRect(0, 0, pixels, pixels)
    context?.drawImage(image, left, top, side, side, 0, 0, pixels, pixels)
  })
  const pull = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const shown = event.currentTarget.clientWidth
    setCrop(pulled(size, crop, { x: event.movementX / shown, y: event.movementY / shown }))
  }
  return (
    <canvas
      ref={canvas}
      width={pixels}
      height={pixels}
      aria-label={type === 'image/png' ? 'Kırpılmış görsel' : 'Kırpılmış fotoğraf'}
      role="img"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
      className="mx-auto block size-56 cursor-grab touch-none rounded-full bg-wash active:cursor-grabbing"
    />
  )
}

interface SliderProps {
  label: string
  min?: number
  max?: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, min = 0, max = 1, value, onChange }: SliderProps) {
  return (
    <label className="grid grid-cols-[6rem_1fr] items-center gap-3 font-semibold">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-full accent-accent touch:h-11"
      />
    </label>
  )
}
