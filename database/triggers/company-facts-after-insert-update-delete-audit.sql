create trigger audit after insert or update or delete
  on public.company_facts
  for each row execute function app.audit_change();
