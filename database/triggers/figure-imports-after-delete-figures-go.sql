create trigger figure_imports_figures_go after delete on public.figure_imports
  for each row execute function app.on_figure_import_deleted();
