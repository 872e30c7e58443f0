create trigger raise_version before update
  on public.clients
  for each row execute function app.raise_version();
