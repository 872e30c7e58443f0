export { ToolDrawing } from './tool-drawing.tsx'
