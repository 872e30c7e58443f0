create trigger audit after insert or update or delete
  on public.business_context_history
  for each row execute function app.audit_change();
