create trigger supersede_measured after update of status
  on public.company_facts
  for each row
  when (
    new.status = 'confirmed'
    and old.status is distinct from 'confirmed'
    and new.attributes ? 'measured'
  )
  execute function app.supersede_measured();
