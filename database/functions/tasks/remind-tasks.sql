-- Tells whoever had a deliverable written, or owns a quick win, what of it is due by tomorrow, each task
-- once. Answers how many people were told.
create or replace function app.remind_tasks() returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person record;
  told integer := 0;
begin
  for person in
    with due as (
      update public.tasks t
      set reminded_at = now()
      from (
        select o.org_id, o.id as output_id, null::uuid as quick_win_id, o.created_by
        from public.agent_outputs o
        where o.deleted_at is null
        union all
        select q.org_id, null, q.id, coalesce(q.assigned_to, q.created_by)
        from public.quick_wins q
        where q.status = 'running'
      ) origin
      where origin.org_id = t.org_id
        and (origin.output_id = t.output_id or origin.quick_win_id = t.quick_win_id)
        and t.status = 'open'
        and t.reminded_at is null
        and t.due <= current_date + 1
      returning t.org_id, origin.created_by, t.client_id, t.what, t.due
    )
    select
      d.org_id,
      d.created_by,
      c.slug,
      count(*) as many,
      (array_agg(d.what order by d.due))[1] as first
    from due d
    left join public.clients c on c.org_id = d.org_id and c.id = d.client_id
    where d.created_by is not null
    group by d.org_id, d.created_by, c.slug
  loop
    perform app.notify(
      person.org_id,
      person.created_by,
      'task.due',
      case person.many when 1 then 'Due by tomorrow' else person.many || ' things are due by tomorrow' end,
      person.first,
      coalesce('/clients/' || person.slug, '/dashboard') || '#tasks'
    );
    told := told + 1;
  end loop;
  return told;
end $$;
grant execute on function app.remind_tasks to app_auth;
