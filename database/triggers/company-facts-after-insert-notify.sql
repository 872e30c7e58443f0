create trigger notify after insert
  on public.company_facts
  for each row
  when (new.status = 'proposed')
  execute function app.notify_insight();
