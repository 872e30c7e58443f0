create trigger search after insert or update of status
  on public.approvals
  for each row execute function app.index_asked_campaign();
