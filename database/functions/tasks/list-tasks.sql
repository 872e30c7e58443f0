-- What is to be done, soonest first; what was decided, latest first. p_client_id with p_everywhere false:
-- of one client, or of the organization's own work (null); p_everywhere true: of all that is in reach. A
-- step of a quick win names its person, where a deliverable names a role.
create or replace function app.list_tasks(
  p_client_id uuid,
  p_everywhere boolean,
  p_status text,
  p_limit integer
)
returns table (
  id uuid,
  client_id uuid,
  client_name text,
  client_slug text,
  output_id uuid,
  output_title text,
  output_type text,
  quick_win_id uuid,
  quick_win_title text,
  what text,
  about text,
  owner_role text,
  metric text,
  due date,
  status text,
  decided_at timestamptz,
  decided_by_name text
)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select
      t.id,
      t.client_id,
      c.name,
      c.slug,
      o.id,
      o.title,
      o.output_type,
      q.id,
      q.move ->> 'title',
      t.what,
      t.about,
      coalesce(app.person_name(q.assigned_to), t.owner_role),
      t.metric,
      t.due,
      t.status,
      t.decided_at,
      app.person_name(t.decided_by)
    from public.tasks t
    left join public.clients c on c.org_id = t.org_id and c.id = t.client_id
    left join public.agent_outputs o
      on o.org_id = t.org_id
        and o.id = t.output_id
        and o.deleted_at is null
    left join public.quick_wins q on q.org_id = t.org_id and q.id = t.quick_win_id
    where t.org_id = app.org_id()
      and (p_everywhere or t.client_id is not distinct from p_client_id)
      and t.status = p_status
    order by
      case when p_status = 'open' then t.due end,
      t.decided_at desc nulls last,
      t.created_at,
      t.id
    limit p_limit;
end $$;
grant execute on function app.list_tasks to app_user;
