-- Whom the isolation self-test reads as: for up to p_limit organizations, one person of each reach (the
-- organization, a client).
create or replace function app.isolation_readers(p_limit integer)
returns table (user_id uuid, org_id uuid, client_ids uuid[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform app.require_operator();
  return query
    select distinct on (u.org_id, wide.value)
      u.id,
      u.org_id,
      case
        when wide.value then null
        else (
          select array_agg(r.client_id)
          from public.role_assignments r
          where r.org_id = u.org_id
            and r.user_id = u.id
        )
      end
    from (
      select o.id
      from public.organizations o
      order by md5(o.id::text || current_date::text)
      limit p_limit
    ) sample
    join auth."user" u on u.org_id = sample.id
    cross join lateral (
      select bool_or(r.client_id is null) as value
      from public.role_assignments r
      where r.org_id = u.org_id
        and r.user_id = u.id
    ) wide
    where wide.value is not null
    order by u.org_id, wide.value, u.id;
end $$;
grant execute on function app.isolation_readers to app_user;
