import './ui/app.css'
