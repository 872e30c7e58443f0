create trigger audit after insert or update or delete
  on public.campaigns
  for each row execute function app.audit_change();
