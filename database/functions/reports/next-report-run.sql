-- When a schedule is due next after a moment: its weekday or working day, at its hour, by its own clock.
create or replace function app.next_report_run(
  p_cadence text,
  p_weekday integer,
  p_working_day integer,
  p_hour integer,
  p_time_zone text,
  p_after timestamptz
)
returns timestamptz
language plpgsql stable set search_path = ''
as $$
declare
  today date := (p_after at time zone p_time_zone)::date;
  day date;
  due timestamptz;
begin
  -- Two months hold every weekday and every working day up to the twentieth.
  for ahead in 0..70 loop
    day := today + ahead;
    due := (day + make_time(p_hour, 0, 0)) at time zone p_time_zone;
    if due > p_after
      and (
        (p_cadence = 'weekly' and extract(isodow from day) = p_weekday)
        or (
          p_cadence = 'monthly'
          and extract(isodow from day) < 6
          and p_working_day = (
            select count(*)
            from generate_series(
              date_trunc('month', day::timestamp),
              day::timestamp,
              interval '1 day'
            ) d
            where extract(isodow from d) < 6
          )
        )
      )
    then
      return due;
    end if;
  end loop;
  raise exception 'UNPROCESSABLE' using errcode = 'SX422';
end $$;
