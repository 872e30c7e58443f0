-- Asks the owner of each running quick win for its result on the day it is due, once. Answers how many were
-- asked.
create or replace function app.remind_quick_wins() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  win record;
  told integer := 0;
begin
  for win in
    update public.quick_wins q
    set asked_at = now()
    where q.status = 'running'
      and q.asked_at is null
      and q.due <= current_date
    returning q.org_id, q.id, q.client_id, coalesce(q.assigned_to, q.created_by) as person, q.move
  loop
    perform app.notify(
      win.org_id,
      win.person,
      'quick-win.due',
      'What came of it?',
      win.move ->> 'title',
      coalesce((
        select '/clients/' || c.slug
        from public.clients c
        where c.org_id = win.org_id
          and c.id = win.client_id
      ), '')
        || '/quick-wins/session/' || win.id
    );
    told := told + 1;
  end loop;
  return told;
end $$;
grant execute on function app.remind_quick_wins to app_auth;
