create trigger raise_version before update
  on public.campaigns
  for each row execute function app.raise_version();
