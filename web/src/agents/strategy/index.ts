export { FrameworkDrawing } from './framework-drawing.tsx'
