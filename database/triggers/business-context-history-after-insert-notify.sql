create trigger notify after insert
  on public.business_context_history
  for each row execute function app.notify_insight();
