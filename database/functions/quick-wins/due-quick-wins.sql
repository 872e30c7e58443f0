-- Quick wins that run, wherever they are in reach, the soonest result first.
create or replace function app.due_quick_wins(p_limit integer)
returns table (id uuid, client_name text, client_slug text, title text, what text, owner_name text, due date)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      q.id,
      c.name,
      c.slug,
      q.move ->> 'title',
      q.prediction ->> 'what',
      app.person_name(q.assigned_to),
      q.due
    from public.quick_wins q
    left join public.clients c on c.org_id = q.org_id and c.id = q.client_id
    where q.org_id = app.org_id()
      and q.status = 'running'
    order by q.due, q.id
    limit p_limit;
end $$;
grant execute on function app.due_quick_wins to app_user;
