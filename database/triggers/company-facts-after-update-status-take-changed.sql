create trigger take_changed after update of status
  on public.company_facts
  for each row
  when (new.status = 'confirmed' and old.status is distinct from 'confirmed')
  execute function app.take_changed_fact();
